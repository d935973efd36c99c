-- The guest who sent the photos of a burst, by the name that they gave. Members accept photos; guests add them.
alter table activity_bursts add column sender text check (length(sender) <= 80);
