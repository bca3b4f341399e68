-- A preview link names the site whose draft it shows. Links live half an hour: those from before end.
delete from member_session where is_preview;
alter table member_session drop column is_preview;
alter table member_session add column preview_of text;
