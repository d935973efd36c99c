-- Someone's account is one of their family's members, and is forgotten when they leave.
update people set user_id = null
  where user_id is not null and not exists (
    select from family_members member where member.family_id = people.family_id and member.user_id = people.user_id);
alter table people drop constraint people_user_id_fkey;
alter table people add constraint people_user_id_fkey foreign key (family_id, user_id)
  references family_members (family_id, user_id) on delete set null (user_id);
