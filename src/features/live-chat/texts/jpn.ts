/** Faults in typed words: the form names them before a press, and the server afterwards. */
export const typed = {
  nobody: 'メンバーを選んでください。',
  meetingUrl: 'https:// で始まるミーティングのURLを入力してください。',
  titleMissing: 'グループ名を入力してください。',
  userIdMissing: 'チャットIDを入力してください。',
  userIdForm: 'チャットIDは半角の英字と数字で入力してください。',
  userIdReserved: 'このチャットIDは使えません。別のIDを入力してください。',
  nicknameMissing: 'ニックネームを入力してください。',
  commentaryWaiting: '配信が始まるとコメントできます。',
  bodyTooLong: (most: number) => `メッセージは${most}文字以内で入力してください。`,
  userIdTooLong: (most: number) => `チャットIDは${most}文字以内で入力してください。`,
  nicknameTooLong: (most: number) => `ニックネームは${most}文字以内で入力してください。`,
};

/** The server's texts about the chat; the screens have texts of their own. */
const texts = {
  /** The other person has left, deleted the contact or blocked the member; the text is the same. */
  gone: 'このメッセージは相手に届けられません。',
  notAccepted: '返信するには、まず招待を承認してください。',
  onlyTexts: '相手が承認するまでは、テキストだけを送れます。',
  waitForAcceptance: (most: number) =>
    `相手が承認するまでに送れるメッセージは${most}件までです。承認をお待ちください。`,
  otherMessage: '送信できませんでした。ページを再読み込みして、もう一度お送りください。',
  tooFast: '短い間に操作がくり返されました。',
  tooManyNew: (most: number) => `新しい相手に話しかけられるのは1日${most}人までです。`,
  oneself: '自分自身とは話せません。',
  noContact: '連絡先にない方はグループに追加できません。',
  groupFull: (most: number) => `グループに入れるのは${most}人までです。`,
  nobody: typed.nobody,
  noPerson: 'この相手は見つかりませんでした。',
  suspended: (reason: string) => `主催者により、チャットへの書き込みが停止されています。理由：${reason}`,
  bodyEmpty: 'メッセージを入力してください。',
  bodyTooLong: typed.bodyTooLong,
  pictureMissing: '画像が見つかりません。もう一度選んでください。',
  meetingUrl: typed.meetingUrl,
  titleMissing: typed.titleMissing,
  titleTooLong: (most: number) => `グループ名は${most}文字以内で入力してください。`,
  titleReserved: 'このグループ名は主催者と間違われるため使えません。別の名前を入力してください。',
  descriptionTooLong: (most: number) => `説明は${most}文字以内で入力してください。`,
  userIdMissing: typed.userIdMissing,
  userIdForm: typed.userIdForm,
  userIdTooLong: typed.userIdTooLong,
  userIdReserved: typed.userIdReserved,
  userIdTaken: 'このチャットIDはすでに使われています。別のIDを入力してください。',
  userIdFixed: 'チャットIDはあとから変えられません。',
  nicknameMissing: typed.nicknameMissing,
  nicknameTooLong: typed.nicknameTooLong,
  nicknameReserved: 'このニックネームは主催者と間違われるため使えません。別のニックネームを入力してください。',
  tagUnknown: '選べないテーマが含まれています。もう一度選んでください。',
  commentaryWaiting: typed.commentaryWaiting,
  commentaryEnded: 'このコメントの受付は終了しました。',
  commentaryNoProfile: 'コメントするには、チャットのプロフィールを登録してください。',
  commentaryTooFast: (seconds: number) => `コメントは${seconds}秒に1回まで送れます。`,
  pushRefused: 'このブラウザーではプッシュ通知を使えません。',
};
export default texts;
export type ChatServerTexts = typeof texts;
