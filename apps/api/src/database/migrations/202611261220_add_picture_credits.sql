-- Who made a picture: shown where it is downloaded for print. Empty where it is not known.
alter table picture_translation add credit text not null default '';
