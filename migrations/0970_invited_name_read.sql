-- It also returns the name that the invitation is for (repeatable/07_invitations.sql).
drop function if exists app.read_invitation(text);
