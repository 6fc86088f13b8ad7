-- Whoever wrote a note can change it.
alter table customer_note add column edited_at timestamptz;

-- What mail programs show beside the subject: {"en": …, "ne": …}; without it they show the first paragraph.
alter table newsletter_issue add column preheader jsonb not null default '{}';
