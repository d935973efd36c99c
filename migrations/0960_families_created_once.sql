-- It says now whether the family is new.
drop function if exists app.create_family(uuid, uuid, text);
