-- A text is sent as it is, where bytes are written in hexadecimal digits and read again, and is not compressed, which takes longer
-- than all else of storing it. A response has two names, such as the id and the slug of a product. What is stored is computed again.
truncate stored_response;
alter table stored_response
  alter column body type text using convert_from(body, 'UTF8'),
  alter column body set storage external,
  add column other_key bytea;

-- Not unique: a slug can have been that of another product, whose response is no longer valid.
create index stored_response_other_key on stored_response (other_key);
