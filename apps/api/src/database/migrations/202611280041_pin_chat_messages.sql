-- One message of a chat that all viewers see above the others.
alter table chat_room add column pinned_id uuid references chat_message on delete set null;
create index chat_room_pinned on chat_room (pinned_id) where pinned_id is not null;

alter table chat_action drop constraint chat_action_kind_check;
alter table chat_action add constraint chat_action_kind_check
  check (kind in ('hide', 'show', 'mute', 'unmute', 'slow', 'pin', 'unpin'));
