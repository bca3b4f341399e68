/** Letters of a chat user id (CHAT-038). */
export const userIdMax = 32;
export const nicknameMax = 40;
/** Of one message, in what a reader sees as letters, and in bytes. */
export const bodyMaxLetters = 2_000;
export const bodyMaxBytes = 16 * 1024;
/** Marks on one letter; more are no language. */
export const marksMax = 8;
/** Texts of an inviter before the other has accepted. */
export const textsBeforeAcceptance = 3;
/** People whom a member writes to for the first time within a day. */
export const newPeopleADay = 20;
/** Each message of a group is a call for each of them (CHAT-044). */
export const groupMax = 50;
export const groupTitleMax = 60;
export const groupDescriptionMax = 300;
/** Letters of a message beside a live stream. */
export const commentaryMaxLetters = 300;
/** Messages that an open page holds of a commentary. */
export const commentaryHeldMax = 300;

export const commentsPerPage = 50;
export const searchPageSize = 100;
/** Of a stored picture, and of its copy in a talk. */
export const pictureSide = 2_048;
export const thumbnailSide = 480;
/** Pictures that a member brings within a day. */
export const picturesADay = 200;
/** Of one choice. */
export const picturesAtOnce = 10;
/** The longer side of a picture in a talk, in px of the page. */
export const shownPictureSide = 240;
/** A picture that was not sent goes after this time. */
export const unsentPictureMs = 24 * 60 * 60_000;
/** Rooms whose messages an open page hears at once; of others it learns when heads are compared. */
export const heardRoomsMax = 90;
/** Rooms of a list with which a page begins. It hears all of these. */
export const firstRooms = 40;
/** Rooms of a list, invitations or not, that the channel sends with each change of what is one person's own. */
export const toldRooms = 20;
export const roomsPageMax = 100;
export const contactsPageSize = 40;
/** Unread rooms that are named; a page that counts more says so. */
export const unreadNamedMax = 100;
export const meetingUrlMax = 500;
export const tagsMax = 20;
