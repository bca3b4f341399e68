-- A picture is uploaded, committed by its owner and then sent. Null: it was only uploaded.
alter table chat_picture add column committed_at timestamptz;
-- WebP does not get smaller.
alter table chat_picture alter column whole set storage external;
alter table chat_picture alter column thumbnail set storage external;
create index chat_picture_made on chat_picture (created_at);
create index chat_comment_of_picture on chat_comment (picture_id) where picture_id is not null;
