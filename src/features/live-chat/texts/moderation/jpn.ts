/** Why a moderator's press changes nothing. */
const texts = {
  refused: {
    changed: 'ほかの担当者が先に対応しました。内容を確かめてから、もう一度選んでください。',
    closed: 'この通報は、すでに終了しています。',
    noMessage: 'この通報は人についてのもので、削除するメッセージがありません。',
    gone: '通報された人のアカウントは、すでに消去されています。',
    notSuspended: 'この人の送信は止まっていません。',
  },
};
export type ModerationTexts = typeof texts;
export default texts;
