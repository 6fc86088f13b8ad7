-- What is shown where somebody shares a page, by a hash of what stands on it: it is drawn once.
create table share_picture (
  key text primary key,
  media_name text not null references media,
  made_at timestamptz not null default now()
);
