-- The language of a request for the newsletter that its address has not confirmed yet.
alter table subscription add column asked_language text;
