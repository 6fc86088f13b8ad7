-- Which seats of a plan have been sold, and whether a seat can be removed.
create index ticket_by_seat on ticket (seat_id) where seat_id is not null;
