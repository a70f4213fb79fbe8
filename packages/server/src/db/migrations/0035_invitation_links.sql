-- An invitation by a link that is shown on a screen has no address; its unique index tells those apart.
alter table staff_invitations alter column email drop not null;
