-- Whether viewers may save originals. The owner decides.

alter table families add column viewers_may_save boolean not null default false;
grant update (viewers_may_save) on families to app_rw;
