-- A small family, as Hearthbook wrote it at the last migration before the baseline. The guest's token is in upgrade.test.ts.
insert into activity_bursts (id, family_id, user_id, activity_type, private, size, started_at, last_at) values
  ('01a20bb9-b580-7176-9573-d481f6dac2d7', '01a20bb9-b542-73f7-8b52-cb74c06cf20e', '01a20bb9-b23a-7b02-8ae3-7c1280ffcef0', 'family_created', 'false', '1', '2026-11-24 04:04:09.731192+00', '2026-11-24 04:04:09.731192+00'),
  ('01a20bb9-b69f-7dd5-8c48-6258f1e1cf65', '01a20bb9-b542-73f7-8b52-cb74c06cf20e', '01a20bb9-b4bf-7ff5-91d6-a155cff43e51', 'photo_upload', 'false', '1', '2026-11-24 04:04:10.02336+00', '2026-11-24 04:04:10.02336+00'),
  ('01a20bb9-b6e4-7e93-b3de-48e8fbff42b3', '01a20bb9-b542-73f7-8b52-cb74c06cf20e', '01a20bb9-b23a-7b02-8ae3-7c1280ffcef0', 'photo_upload', 'false', '1', '2026-11-24 04:04:10.085647+00', '2026-11-24 04:04:10.085647+00'),
  ('01a20bb9-b6fe-7f6c-9b8d-47f06ceda06c', '01a20bb9-b542-73f7-8b52-cb74c06cf20e', '01a20bb9-b23a-7b02-8ae3-7c1280ffcef0', 'photo_upload', 'true', '1', '2026-11-24 04:04:10.111436+00', '2026-11-24 04:04:10.111436+00'),
  ('01a20bb9-b733-79c3-ad7e-7f7f97422a33', '01a20bb9-b542-73f7-8b52-cb74c06cf20e', '01a20bb9-b4bf-7ff5-91d6-a155cff43e51', 'category_created', 'false', '1', '2026-11-24 04:04:10.164882+00', '2026-11-24 04:04:10.164882+00'),
  ('01a20bb9-b747-7c4e-ad36-664595ad9fce', '01a20bb9-b542-73f7-8b52-cb74c06cf20e', '01a20bb9-b4bf-7ff5-91d6-a155cff43e51', 'child_added', 'false', '1', '2026-11-24 04:04:10.184374+00', '2026-11-24 04:04:10.184374+00'),
  ('01a20bb9-b82c-7897-abfc-3af0b2404aec', '01a20bb9-b542-73f7-8b52-cb74c06cf20e', '01a20bb9-b4bf-7ff5-91d6-a155cff43e51', 'photo_favorited', 'false', '1', '2026-11-24 04:04:10.415342+00', '2026-11-24 04:04:10.415342+00'),
  ('01a20bb9-b8ea-7aed-8f8d-f4c4cc8aa3e0', '01a20bb9-b542-73f7-8b52-cb74c06cf20e', '01a20bb9-b4bf-7ff5-91d6-a155cff43e51', 'milestone_added', 'false', '1', '2026-11-24 04:04:10.613747+00', '2026-11-24 04:04:10.613747+00');
insert into audit_log (id, action, actor_id, family_id, subject_id, details, created_at, actor_name) values
  ('01a20bb9-b560-7a8a-b430-5fc42265860f', 'family.created', '01a20bb9-b23a-7b02-8ae3-7c1280ffcef0', '01a20bb9-b542-73f7-8b52-cb74c06cf20e', NULL, '{"name": "Ríos"}', '2026-11-24 04:04:09.713078+00', 'Rosa Ríos'),
  ('01a20bb9-b743-7000-936d-e6fd418dda37', 'child.added', '01a20bb9-b4bf-7ff5-91d6-a155cff43e51', '01a20bb9-b542-73f7-8b52-cb74c06cf20e', '01a20bb9-b740-7ee9-992c-76bfaa0fc7be', '{"first_name": "Mia"}', '2026-11-24 04:04:10.182886+00', 'Ben Ríos'),
  ('01a20bb9-bb34-70e0-abec-246d9315af44', 'guest_link.created', '01a20bb9-b23a-7b02-8ae3-7c1280ffcef0', '01a20bb9-b542-73f7-8b52-cb74c06cf20e', NULL, '{"name": "Uncle Leo"}', '2026-11-24 04:04:11.19086+00', 'Rosa Ríos');
insert into book_orders (id, user_id, family_id, title, version, document, saved_at, format, copies, included_copies, unit_price, shipping, total, currency, address, language, status, is_refunded, created_at, changed_at) values
  ('01a20bb9-bc2c-7226-a93e-a6c500adf17c', '01a20bb9-b23a-7b02-8ae3-7c1280ffcef0', '01a20bb9-b542-73f7-8b52-cb74c06cf20e', 'Summer 2019', '1', '{"size": "8x8", "pages": [{}, {}]}', '2026-11-24 04:04:11.441897+00', 'softcover', '1', '0', '0', '0', '0', 'usd', '{"city": "Springfield", "name": "Ana Moreau", "line1": "1 Linden Road", "line2": "", "phone": "", "region": "IL", "country": "US", "postal_code": "62701"}', 'en', 'received', 'false', '2026-11-24 04:04:11.44262+00', '2026-11-24 04:04:11.44262+00');
insert into book_versions (family_id, book_id, version, document, saved_by, saved_at) values
  ('01a20bb9-b542-73f7-8b52-cb74c06cf20e', '01a20bb9-bbe7-73fb-84d9-a0df665ab25a', '1', '{"size": "8x8", "cover": {"back": {"id": "back", "slots": [{"kind": "text", "text": "Made with Hearthbook", "align": "center"}], "layout": "cover_back", "background": null}, "front": {"id": "front", "slots": [{"x": 0.5, "y": 0.5, "kind": "photo", "zoom": 1, "photo_id": "01a20bb9-b63b-7fdf-b4fc-e324404135e2"}, {"kind": "text", "text": "Summer 2019", "align": "center"}, {"kind": "text", "text": "", "align": "center"}], "layout": "cover_photo", "background": null}, "spine": "Summer 2019"}, "pages": [{"id": "p1", "slots": [{"kind": "text", "text": "Summer 2019", "align": "center"}, {"kind": "text", "text": "", "align": "center"}], "layout": "chapter", "background": null}, {"id": "p2", "slots": [{"x": 0.5, "y": 0.5, "kind": "photo", "zoom": 1, "photo_id": "01a20bb9-b63b-7fdf-b4fc-e324404135e2"}, {"kind": "text", "text": "First swim", "align": "start"}, {"kind": "text", "text": "August 3, 2019 · at 14 months old", "align": "start"}, {"kind": "text", "text": "", "align": "start"}], "layout": "milestone", "background": null}, {"id": "p3", "slots": [{"kind": "text", "text": "Mia · at age 8", "align": "start"}, {"kind": "text", "text": "What makes you laugh out loud?", "align": "start"}, {"kind": "text", "text": "“Puddles”", "align": "start"}, {"kind": "text", "text": "November 24, 2026", "align": "start"}], "layout": "answer", "background": "paper"}, {"id": "p4", "slots": [{"x": 0.5, "y": 0.5, "kind": "photo", "zoom": 1, "photo_id": "01a20bb9-b6c5-7b79-a500-378f09873da5"}, {"kind": "text", "text": "Mia turns two", "align": "start"}], "layout": "one_caption", "background": null}, {"id": "p5", "slots": [null, null], "layout": "one_caption", "background": null}, {"id": "p6", "slots": [null, null], "layout": "one_caption", "background": null}, {"id": "p7", "slots": [null, null], "layout": "one_caption", "background": null}, {"id": "p8", "slots": [null, null], "layout": "one_caption", "background": null}], "paper": "silk_170", "colour": "plum", "format": 1, "binding": "softcover", "typeface": "serif"}', '01a20bb9-b4bf-7ff5-91d6-a155cff43e51', '2026-11-24 04:04:11.398571+00');
insert into books (id, family_id, created_by, title, status, template, version, pages, photos, cover_photo_id, colour, size, created_at, updated_at) values
  ('01a20bb9-bbe7-73fb-84d9-a0df665ab25a', '01a20bb9-b542-73f7-8b52-cb74c06cf20e', '01a20bb9-b4bf-7ff5-91d6-a155cff43e51', 'Summer 2019', 'draft', 'anniversary', '1', '8', '2', '01a20bb9-b63b-7fdf-b4fc-e324404135e2', 'plum', '8x8', '2026-11-24 04:04:11.388043+00', '2026-11-24 04:04:11.388043+00');
insert into categories (id, family_id, name, created_at) values
  ('01a20bb9-b72c-7ae3-bac4-405968c97908', '01a20bb9-b542-73f7-8b52-cb74c06cf20e', 'Vacation', '2026-11-24 04:04:10.14834+00');
insert into child_personality_responses (id, family_id, child_id, prompt_id, added_by, take, response_text, audience, answered_at, updated_at) values
  ('01a20bb9-bafa-73f9-97eb-c578909480bc', '01a20bb9-b542-73f7-8b52-cb74c06cf20e', '01a20bb9-b740-7ee9-992c-76bfaa0fc7be', 'c37b3e32-d78e-4b08-8269-1e55aa1af17c', '01a20bb9-b4bf-7ff5-91d6-a155cff43e51', '01a20bb9-bad3-73b2-83f4-0f719015b0f7', 'Puddles', 'family_only', '2026-11-24 04:04:11.13109+00', '2026-11-24 04:04:11.13109+00');
insert into child_photo_counts (family_id, child_id, day, private_to, photos, favorites) values
  ('01a20bb9-b542-73f7-8b52-cb74c06cf20e', '01a20bb9-b740-7ee9-992c-76bfaa0fc7be', '2019-08-03', '00000000-0000-0000-0000-000000000000', '1', '1');
insert into children (id, family_id, added_by, first_name, last_name, birth_date, gender, created_at, updated_at, avatar_version, avatar_ready) values
  ('01a20bb9-b740-7ee9-992c-76bfaa0fc7be', '01a20bb9-b542-73f7-8b52-cb74c06cf20e', '01a20bb9-b4bf-7ff5-91d6-a155cff43e51', 'Mia', '', '2018-05-20', 'prefer_not_to_say', '2026-11-24 04:04:10.177312+00', '2026-11-24 04:04:10.177312+00', '0', '0');
insert into comments (id, family_id, photo_id, parent_id, author_id, text, reply_count, created_at, milestone_id) values
  ('01a20bb9-b9e4-70b0-9dda-faee117df2f1', '01a20bb9-b542-73f7-8b52-cb74c06cf20e', '01a20bb9-b63b-7fdf-b4fc-e324404135e2', '01a20bb9-b960-784b-80ab-f56a2cf2a691', '01a20bb9-b4bf-7ff5-91d6-a155cff43e51', 'The water was cold', '0', '2026-11-24 04:04:10.857235+00', NULL),
  ('01a20bb9-b960-784b-80ab-f56a2cf2a691', '01a20bb9-b542-73f7-8b52-cb74c06cf20e', '01a20bb9-b63b-7fdf-b4fc-e324404135e2', NULL, '01a20bb9-b23a-7b02-8ae3-7c1280ffcef0', 'What a day!', '1', '2026-11-24 04:04:10.725606+00', NULL),
  ('01a20bb9-ba47-7067-bbaa-122604aa1ae4', '01a20bb9-b542-73f7-8b52-cb74c06cf20e', NULL, NULL, '01a20bb9-b4bf-7ff5-91d6-a155cff43e51', 'Brave', '0', '2026-11-24 04:04:10.9534+00', '01a20bb9-b89f-7dfa-aa4b-7ccbecef061e');
insert into families (id, name, created_at, updated_at) values
  ('01a20bb9-b542-73f7-8b52-cb74c06cf20e', 'Ríos', '2026-11-24 04:04:09.668098+00', '2026-11-24 04:04:09.668098+00');
insert into family_activities (id, family_id, user_id, activity_type, title, description, metadata, audience, created_at, told, burst_id) values
  ('01a20bb9-b580-7176-9573-d481f6dac2d7', '01a20bb9-b542-73f7-8b52-cb74c06cf20e', '01a20bb9-b23a-7b02-8ae3-7c1280ffcef0', 'family_created', 'Ríos', NULL, '{}', 'family_only', '2026-11-24 04:04:09.731192+00', 'false', '01a20bb9-b580-7176-9573-d481f6dac2d7'),
  ('01a20bb9-b69f-7dd5-8c48-6258f1e1cf65', '01a20bb9-b542-73f7-8b52-cb74c06cf20e', '01a20bb9-b4bf-7ff5-91d6-a155cff43e51', 'photo_upload', 'beach.jpg', NULL, '{"photo_id": "01a20bb9-b63b-7fdf-b4fc-e324404135e2", "photo_count": 1}', 'family_only', '2026-11-24 04:04:10.02336+00', 'false', '01a20bb9-b69f-7dd5-8c48-6258f1e1cf65'),
  ('01a20bb9-b6e4-7e93-b3de-48e8fbff42b3', '01a20bb9-b542-73f7-8b52-cb74c06cf20e', '01a20bb9-b23a-7b02-8ae3-7c1280ffcef0', 'photo_upload', 'cake.jpg', NULL, '{"photo_id": "01a20bb9-b6c5-7b79-a500-378f09873da5", "photo_count": 1}', 'extended_family', '2026-11-24 04:04:10.085647+00', 'false', '01a20bb9-b6e4-7e93-b3de-48e8fbff42b3'),
  ('01a20bb9-b6fe-7f6c-9b8d-47f06ceda06c', '01a20bb9-b542-73f7-8b52-cb74c06cf20e', '01a20bb9-b23a-7b02-8ae3-7c1280ffcef0', 'photo_upload', 'present.jpg', NULL, '{"photo_id": "01a20bb9-b6ed-7c90-ad09-3d052160de1c", "photo_count": 1}', 'private', '2026-11-24 04:04:10.111436+00', 'false', '01a20bb9-b6fe-7f6c-9b8d-47f06ceda06c'),
  ('01a20bb9-b733-79c3-ad7e-7f7f97422a33', '01a20bb9-b542-73f7-8b52-cb74c06cf20e', '01a20bb9-b4bf-7ff5-91d6-a155cff43e51', 'category_created', 'Vacation', NULL, '{"category_id": "01a20bb9-b72c-7ae3-bac4-405968c97908"}', 'family_only', '2026-11-24 04:04:10.164882+00', 'false', '01a20bb9-b733-79c3-ad7e-7f7f97422a33'),
  ('01a20bb9-b747-7c4e-ad36-664595ad9fce', '01a20bb9-b542-73f7-8b52-cb74c06cf20e', '01a20bb9-b4bf-7ff5-91d6-a155cff43e51', 'child_added', 'Mia', NULL, '{"child_id": "01a20bb9-b740-7ee9-992c-76bfaa0fc7be"}', 'family_only', '2026-11-24 04:04:10.184374+00', 'false', '01a20bb9-b747-7c4e-ad36-664595ad9fce'),
  ('01a20bb9-b82c-7897-abfc-3af0b2404aec', '01a20bb9-b542-73f7-8b52-cb74c06cf20e', '01a20bb9-b4bf-7ff5-91d6-a155cff43e51', 'photo_favorited', 'Low tide', NULL, '{"photo_id": "01a20bb9-b63b-7fdf-b4fc-e324404135e2"}', 'family_only', '2026-11-24 04:04:10.415342+00', 'false', '01a20bb9-b82c-7897-abfc-3af0b2404aec'),
  ('01a20bb9-b8ea-7aed-8f8d-f4c4cc8aa3e0', '01a20bb9-b542-73f7-8b52-cb74c06cf20e', '01a20bb9-b4bf-7ff5-91d6-a155cff43e51', 'milestone_added', 'First swim', 'Milestone created', '{"child_id": "01a20bb9-b740-7ee9-992c-76bfaa0fc7be", "milestone_id": "01a20bb9-b89f-7dfa-aa4b-7ccbecef061e"}', 'family_only', '2026-11-24 04:04:10.613747+00', 'false', '01a20bb9-b8ea-7aed-8f8d-f4c4cc8aa3e0');
insert into family_addresses (family_id, slug) values
  ('01a20bb9-b542-73f7-8b52-cb74c06cf20e', 'rios-e478cf53');
insert into family_members (id, family_id, user_id, role, invitation_status, created_at) values
  ('01a20bb9-b543-7eb3-8dff-883ce157eba9', '01a20bb9-b542-73f7-8b52-cb74c06cf20e', '01a20bb9-b23a-7b02-8ae3-7c1280ffcef0', 'owner', 'accepted', '2026-11-24 04:04:09.668098+00'),
  ('01a20bb9-b629-78ac-bbb7-47ba45fe524b', '01a20bb9-b542-73f7-8b52-cb74c06cf20e', '01a20bb9-b4bf-7ff5-91d6-a155cff43e51', 'editor', 'accepted', '2026-11-24 04:04:09.899423+00');
insert into guests (id, family_id, name, token_hash, created_by, created_at) values
  ('01a20bb9-bb2b-7df3-8db7-9df5fb043583', '01a20bb9-b542-73f7-8b52-cb74c06cf20e', 'Uncle Leo', 'sha256:faae6f75ece7853ed839b815435ae2db22995bd7644cb1515ac2e275178e32a3', '01a20bb9-b23a-7b02-8ae3-7c1280ffcef0', '2026-11-24 04:04:11.184247+00');
insert into invitations (id, family_id, email, role, language, token_hash, invited_by, mail_state, created_at, expires_at) values
  ('01a20bb9-bb00-7f08-ad2b-f350f52a757d', '01a20bb9-b542-73f7-8b52-cb74c06cf20e', 'grandma@example.org', 'viewer', 'en', 'sha256:d7422055c7064b22d4755a3cabe7f5be25d8d9b7b74a5541b196d21375f7dbbe', '01a20bb9-b23a-7b02-8ae3-7c1280ffcef0', 'waiting', '2026-11-24 04:04:11.141527+00', '2026-12-01 04:04:11.141023+00');
insert into milestones (id, family_id, added_by, child_id, name, date, audience, created_at, updated_at) values
  ('01a20bb9-b89f-7dfa-aa4b-7ccbecef061e', '01a20bb9-b542-73f7-8b52-cb74c06cf20e', '01a20bb9-b4bf-7ff5-91d6-a155cff43e51', '01a20bb9-b740-7ee9-992c-76bfaa0fc7be', 'First swim', '2019-08-03', 'family_only', '2026-11-24 04:04:10.537291+00', '2026-11-24 04:04:10.537291+00');
insert into personality_prompts (id, family_id, prompt_order, category, prompt_key, created_at) values
  ('c37b3e32-d78e-4b08-8269-1e55aa1af17c', '01a20bb9-b542-73f7-8b52-cb74c06cf20e', '1', 'emotions', 'laugh', '2026-11-24 04:04:09.679079+00'),
  ('23c82814-5b57-4c5a-bfda-f4aeea1f361e', '01a20bb9-b542-73f7-8b52-cb74c06cf20e', '2', 'play', 'play', '2026-11-24 04:04:09.679515+00'),
  ('22db290f-3242-4a1e-856d-aed83bf6ed22', '01a20bb9-b542-73f7-8b52-cb74c06cf20e', '3', 'friends', 'friend', '2026-11-24 04:04:09.679525+00'),
  ('6dc36c76-fda2-4beb-b636-d8215cc367f8', '01a20bb9-b542-73f7-8b52-cb74c06cf20e', '4', 'family', 'family', '2026-11-24 04:04:09.679531+00'),
  ('97eaa853-6dd4-42fe-b333-70edb1787c29', '01a20bb9-b542-73f7-8b52-cb74c06cf20e', '5', 'growing', 'alone', '2026-11-24 04:04:09.679535+00'),
  ('54a4dcf5-7905-4bbe-9393-55fabf6dd9c1', '01a20bb9-b542-73f7-8b52-cb74c06cf20e', '6', 'emotions', 'comfort', '2026-11-24 04:04:09.67954+00'),
  ('8e43cdc1-9d50-4397-93da-d7f5347cadd8', '01a20bb9-b542-73f7-8b52-cb74c06cf20e', '7', 'emotions', 'brave', '2026-11-24 04:04:09.679545+00'),
  ('288d86f1-56d3-4af1-b11f-3e925a01fd2c', '01a20bb9-b542-73f7-8b52-cb74c06cf20e', '8', 'imagination', 'magic', '2026-11-24 04:04:09.679549+00'),
  ('a136d57d-ecb1-4446-b395-1d04ed4458c3', '01a20bb9-b542-73f7-8b52-cb74c06cf20e', '9', 'dreams', 'grown', '2026-11-24 04:04:09.679554+00'),
  ('b51d953c-cda0-4242-8bf7-591fd35e9638', '01a20bb9-b542-73f7-8b52-cb74c06cf20e', '10', 'dreams', 'later', '2026-11-24 04:04:09.679561+00');
insert into photo_categories (family_id, photo_id, category_id, private_to) values
  ('01a20bb9-b542-73f7-8b52-cb74c06cf20e', '01a20bb9-b63b-7fdf-b4fc-e324404135e2', '01a20bb9-b72c-7ae3-bac4-405968c97908', '00000000-0000-0000-0000-000000000000');
insert into photo_counts (family_id, month, private_to, photos, favorites, bytes) values
  ('01a20bb9-b542-73f7-8b52-cb74c06cf20e', '2026-11-01', '00000000-0000-0000-0000-000000000000', '1', '0', '60'),
  ('01a20bb9-b542-73f7-8b52-cb74c06cf20e', '2026-11-01', '01a20bb9-b23a-7b02-8ae3-7c1280ffcef0', '1', '0', '63'),
  ('01a20bb9-b542-73f7-8b52-cb74c06cf20e', '2019-08-01', '00000000-0000-0000-0000-000000000000', '1', '1', '61');
insert into photo_label_counts (family_id, kind, key, private_to, name, photos) values
  ('01a20bb9-b542-73f7-8b52-cb74c06cf20e', 'place', 'santander', '00000000-0000-0000-0000-000000000000', 'Santander', '1'),
  ('01a20bb9-b542-73f7-8b52-cb74c06cf20e', 'tag', 'playa', '00000000-0000-0000-0000-000000000000', 'Playa', '1'),
  ('01a20bb9-b542-73f7-8b52-cb74c06cf20e', 'category', '01a20bb9-b72c-7ae3-bac4-405968c97908', '00000000-0000-0000-0000-000000000000', '', '1');
insert into photo_milestones (family_id, photo_id, milestone_id, created_at) values
  ('01a20bb9-b542-73f7-8b52-cb74c06cf20e', '01a20bb9-b63b-7fdf-b4fc-e324404135e2', '01a20bb9-b89f-7dfa-aa4b-7ccbecef061e', '2026-11-24 04:04:10.513641+00');
insert into photo_search (photo_id, family_id, private_to, words) values
  ('01a20bb9-b6c5-7b79-a500-378f09873da5', '01a20bb9-b542-73f7-8b52-cb74c06cf20e', '00000000-0000-0000-0000-000000000000', '''mi'' ''mia'' ''turn'' ''turns'' ''two'''),
  ('01a20bb9-b6ed-7c90-ad09-3d052160de1c', '01a20bb9-b542-73f7-8b52-cb74c06cf20e', '01a20bb9-b23a-7b02-8ae3-7c1280ffcef0', '''a'' ''surpris'' ''surprise'''),
  ('01a20bb9-b63b-7fdf-b4fc-e324404135e2', '01a20bb9-b542-73f7-8b52-cb74c06cf20e', '00000000-0000-0000-0000-000000000000', '''low'' ''plai'' ''play'' ''playa'' ''santand'' ''santander'' ''tid'' ''tide''');
insert into photo_tags (family_id, photo_id, name, private_to) values
  ('01a20bb9-b542-73f7-8b52-cb74c06cf20e', '01a20bb9-b63b-7fdf-b4fc-e324404135e2', 'Playa', '00000000-0000-0000-0000-000000000000');
insert into photos (id, family_id, added_by, storage_path, filename, file_type, kind, bytes, sha256, width, height, animated, description, location_name, is_favorite, taken_at, derivatives_version, placeholder, audience, created_at, updated_at, child_id, taken_precision, quarter_turns, crop_edits) values
  ('01a20bb9-b6c5-7b79-a500-378f09873da5', '01a20bb9-b542-73f7-8b52-cb74c06cf20e', '01a20bb9-b23a-7b02-8ae3-7c1280ffcef0', 'families/01a20bb9-b542-73f7-8b52-cb74c06cf20e/photos/01a20bb9-b6c5-7b79-a500-378f09873da5/original.jpg', 'cake.jpg', 'image/jpeg', 'image', '60', E'\\x4d058c5c856a3a3d3f8a1da7d07f2680a6c89a2b54ad7667169d556505a59a7d', '64', '48', 'false', 'Mia turns two', NULL, 'false', NULL, '1', 'false', 'extended_family', '2026-11-24 04:04:10.059672+00', '2026-11-24 04:04:10.058866+00', NULL, 'time', '0', '0'),
  ('01a20bb9-b6ed-7c90-ad09-3d052160de1c', '01a20bb9-b542-73f7-8b52-cb74c06cf20e', '01a20bb9-b23a-7b02-8ae3-7c1280ffcef0', 'families/01a20bb9-b542-73f7-8b52-cb74c06cf20e/photos/01a20bb9-b6ed-7c90-ad09-3d052160de1c/original.jpg', 'present.jpg', 'image/jpeg', 'image', '63', E'\\x985e1f858372a9e404ba210a69293447de77ec6b6f69be0e6333bf1cd9f5062e', '64', '48', 'false', 'A surprise', NULL, 'false', NULL, '1', 'false', 'private', '2026-11-24 04:04:10.100441+00', '2026-11-24 04:04:10.099868+00', NULL, 'time', '0', '0'),
  ('01a20bb9-b63b-7fdf-b4fc-e324404135e2', '01a20bb9-b542-73f7-8b52-cb74c06cf20e', '01a20bb9-b4bf-7ff5-91d6-a155cff43e51', 'families/01a20bb9-b542-73f7-8b52-cb74c06cf20e/photos/01a20bb9-b63b-7fdf-b4fc-e324404135e2/original.jpg', 'beach.jpg', 'image/jpeg', 'image', '61', E'\\x5518fce7880ec2e703b869cf02d934c7f327b46636a66523a38ca976f2642b8e', '64', '48', 'false', 'Low tide', 'Santander', 'true', '2019-08-03 15:04:05', '1', 'false', 'family_only', '2026-11-24 04:04:09.951643+00', '2026-11-24 04:04:10.227157+00', '01a20bb9-b740-7ee9-992c-76bfaa0fc7be', 'time', '0', '0');
insert into profiles (id, email, email_verified, display_name, first_name, last_name, created_at, updated_at) values
  ('01a20bb9-b23a-7b02-8ae3-7c1280ffcef0', 'rosa@example.org', 'true', 'Rosa Ríos', 'Rosa', 'Ríos', '2026-11-24 04:04:09.440699+00', '2026-11-24 04:04:09.440699+00'),
  ('01a20bb9-b4bf-7ff5-91d6-a155cff43e51', 'ben@example.org', 'true', 'Ben Ríos', 'Ben', 'Ríos', '2026-11-24 04:04:09.54913+00', '2026-11-24 04:04:09.54913+00');
insert into reactions (id, family_id, photo_id, user_id, kind, created_at) values
  ('01a20bb9-ba81-7e6c-846c-9efab5a9348c', '01a20bb9-b542-73f7-8b52-cb74c06cf20e', '01a20bb9-b63b-7fdf-b4fc-e324404135e2', '01a20bb9-b23a-7b02-8ae3-7c1280ffcef0', 'heart', '2026-11-24 04:04:11.018075+00');
insert into search_words (family_id, word) values
  ('01a20bb9-b542-73f7-8b52-cb74c06cf20e', 'low'),
  ('01a20bb9-b542-73f7-8b52-cb74c06cf20e', 'santander'),
  ('01a20bb9-b542-73f7-8b52-cb74c06cf20e', 'tide'),
  ('01a20bb9-b542-73f7-8b52-cb74c06cf20e', 'mia'),
  ('01a20bb9-b542-73f7-8b52-cb74c06cf20e', 'turns'),
  ('01a20bb9-b542-73f7-8b52-cb74c06cf20e', 'two'),
  ('01a20bb9-b542-73f7-8b52-cb74c06cf20e', 'a'),
  ('01a20bb9-b542-73f7-8b52-cb74c06cf20e', 'surprise'),
  ('01a20bb9-b542-73f7-8b52-cb74c06cf20e', 'playa');
insert into talk_counts (family_id, photo_id, what, count, milestone_id) values
  ('01a20bb9-b542-73f7-8b52-cb74c06cf20e', '01a20bb9-b63b-7fdf-b4fc-e324404135e2', 'comment', '2', NULL),
  ('01a20bb9-b542-73f7-8b52-cb74c06cf20e', NULL, 'comment', '1', '01a20bb9-b89f-7dfa-aa4b-7ccbecef061e'),
  ('01a20bb9-b542-73f7-8b52-cb74c06cf20e', '01a20bb9-b63b-7fdf-b4fc-e324404135e2', 'heart', '1', NULL);
insert into user_preferences (user_id, theme, language, compact_view, timezone, date_format, auto_save, show_tips, email_digest) values
  ('01a20bb9-b23a-7b02-8ae3-7c1280ffcef0', 'light', 'en', 'false', 'UTC', 'MM/DD/YYYY', 'true', 'true', 'weekly'),
  ('01a20bb9-b4bf-7ff5-91d6-a155cff43e51', 'light', 'en', 'false', 'UTC', 'MM/DD/YYYY', 'true', 'true', 'weekly');
