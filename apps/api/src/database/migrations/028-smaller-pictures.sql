-- Whoever saves data asks for a file and is given the next smaller one of the same picture.
create index picture_file_media on picture_file (media_name);
