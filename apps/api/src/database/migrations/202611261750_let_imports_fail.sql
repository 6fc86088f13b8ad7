-- A step that has failed at every attempt ends the import, with the reason, until it is started again or undone.
alter table import drop constraint import_status_check;
alter table import add constraint import_status_check check (status in (
  'uploaded', 'checking', 'checked', 'running', 'done', 'cancelled', 'undoing', 'undone', 'failed'
));
alter table import add column failed_step text check (failed_step in ('check', 'run', 'undo'));
-- The kind of the error; its message may contain personal data.
alter table import add column failure text;

-- Everything that a row calls its product: a later row with one of these is about the same product.
alter table import_row add column keys text[] not null default '{}';
update import_row set keys = array[key] where key is not null;
alter table import_row drop column key;
-- Which row of an import has written a product.
create index import_row_written on import_row (import_id, product_id) where is_written;

-- An undo goes from the last row to the first now; one that is under way begins again, which changes nothing that is restored.
update import set done_row = 2147483647, done_count = 0 where status = 'undoing';
