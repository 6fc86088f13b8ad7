-- The files of a product have a version of their own: they are changed on their own.
alter table product add column files_version integer not null default 1;
