-- The Devanagari words of titles and names with their phonetic keys, `sit=सीता`; `sit=^सीता` begins a title or name. A romanised
-- query is read as the words with its keys.
alter table search_document add column readings text[] not null default '{}';

-- The API fills an empty index when it starts.
truncate search_document;
