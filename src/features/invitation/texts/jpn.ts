const jpn = { notInvited: 'このイベントは、招待された方だけがご覧いただけます。' };
export default jpn;
export type InvitationTexts = typeof jpn;
