-- A search by content compares the signs of numbers first, and whole vectors only with the nearest ones. The index has all
-- that the first step reads, in the order of families.

alter table photo_vectors add column signs bit varying(4096);

-- Four bits for each number: a number is positive if its level is above the level of zero. The planes are compared with that
-- level's bits, the lowest first.
update photo_vectors set signs = (
  select case when zero & 8 = 0 then substring(planes from 3 * d + 1) | third else substring(planes from 3 * d + 1) & third end
    from (select bit_length(planes) / 4 as d, greatest(0, least(14, floor(-low / step)))::int as zero) size
    cross join lateral (select case when zero & 1 = 0 then substring(planes from 1 for d)
      else repeat('0', d)::varbit end as first) one
    cross join lateral (select case when zero & 2 = 0 then substring(planes from d + 1 for d) | first
      else substring(planes from d + 1 for d) & first end as second) two
    cross join lateral (select case when zero & 4 = 0 then substring(planes from 2 * d + 1 for d) | second
      else substring(planes from 2 * d + 1 for d) & second end as third) three);

alter table photo_vectors alter column signs set not null;
create index photo_vectors_search on photo_vectors (family_id, model) include (photo_id, signs);
