-- Each process of the API holds the names of all documents in memory, and reads those with a later version than it has. Documents are
-- written under a lock, so that versions become visible in their order.
create sequence search_version;
alter table search_document add column version bigint not null default 0;
alter table search_document alter column version set default nextval('search_version');
create index search_document_by_version on search_document (version);
