-- Which upload folder belongs to this database: a server with another one would not have half of the pictures.
create table upload_folder (
  is_only boolean primary key default true check (is_only),
  folder_id uuid not null
);
