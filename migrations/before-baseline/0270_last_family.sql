-- The family a person used last, which their dashboard opens. No foreign key: a family that was left or deleted is skipped.

alter table user_preferences add column last_family_id uuid;
