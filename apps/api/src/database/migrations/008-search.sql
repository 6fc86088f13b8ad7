-- One row for everything that can be found, in both languages and as it sounds in Latin letters.

create extension if not exists pg_trgm;

create table search_document (
  kind text not null,
  slug text not null,
  product_id integer references product on delete cascade,
  content_id integer references content on delete cascade,
  -- Titles and names, normalised, in every script: what a slip of the pen is measured against.
  names text not null,
  words tsvector not null,
  weight real not null default 0,
  primary key (kind, slug),
  check ((content_id is null) <> (product_id is null))
);

create unique index search_document_product on search_document (product_id);
create unique index search_document_content on search_document (content_id);
create index search_document_words on search_document using gin (words);
create index search_document_names on search_document using gin (names gin_trgm_ops);
