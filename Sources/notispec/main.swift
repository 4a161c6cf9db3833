print("notispec")
