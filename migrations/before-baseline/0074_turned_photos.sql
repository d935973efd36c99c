-- Photos that lie on their side: how they are turned is kept beside the original, which stays as it came.

-- Clockwise, on top of what the camera said. Derivatives of a photo turned n times are those of version 1 + n.
alter table photos add column quarter_turns smallint not null default 0 check (quarter_turns between 0 and 3);

grant update (quarter_turns) on photos to app_rw;
