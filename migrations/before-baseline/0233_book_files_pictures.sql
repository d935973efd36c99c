-- Which pictures of which photos a PDF of a book shows: once a photo is turned, cropped, private or gone, it is another book
-- on paper, though its pages are the same. Of those that are there nobody knows; they are made again when somebody asks.
alter table book_files add column pictures text;
