-- Members log in with their mail address too, so a password needs no login ID.
alter table member drop constraint member_password_needs_a_login_id;
