-- The formats in which a part of a work can be saved. What is played is the file of the part itself.
create table product_download (
  product_id integer not null,
  position integer not null,
  format text not null check (format in ('mp3', 'flac')),
  media_name text not null references media,
  primary key (product_id, position, format),
  foreign key (product_id, position) references product_file on delete cascade
);

create index product_download_media on product_download (media_name);
