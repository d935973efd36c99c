-- The recordings of children take room as photos do. A family has few of them, so that they are added up.

create or replace function app.family_use() returns table (family_id uuid, members bigint, bytes bigint)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select mine.id, (select count(*) from family_members member where member.family_id = mine.id),
        (select coalesce(sum(counts.bytes), 0)::bigint from photo_counts counts where counts.family_id = mine.id)
          + (select coalesce(sum(answer.bytes), 0)::bigint from child_personality_responses answer where answer.family_id = mine.id)
      from app.my_families() as mine (id);
  end;
