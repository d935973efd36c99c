-- It returns other columns from here on. A new database doesn’t have it yet.
drop function if exists app.backup_status(text[]);
