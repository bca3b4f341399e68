const jpn = {
  refusals: {
    notSignedIn: 'ログインが切れました。もう一度ログインしてください。',
    wrongCredentials: 'メールアドレスかパスワードが違います。',
    linkIsOver: 'このリンクは使えません。使用済みか、期限が切れています。',
    foreignOrigin: 'この操作は、このサーバーの管理画面からだけ行えます。',
    noRight: 'この操作をする権限がありません。',
    wrongPasskey: 'このパスキーは確認できませんでした。もう一度お試しください。',
    wrongCode: 'コードが違うか、すでに使われています。次のコードをお試しください。',
    wrongPassword: 'パスワードが違います。',
    noPasskeysHere: 'このアドレスではパスキーを使えません。httpsの、名前のあるアドレスで開いてください。',
    tooManyPasskeys: 'パスキーはこれ以上登録できません。使っていないものを削除してください。',
    lastFactor: '最後の確認方法は削除できません。先に別の方法を登録してください。',
    lastOwner: '最後のオーナーは外せません。先に別の人をオーナーにしてください。',
    aboveYou: 'ご自身の権限を超える権限は、付与も変更もできません。',
    otherMail: 'このリンクは別のメールアドレス宛てです。そのアドレスでログインしてください。',
    noAddress:
      'このサーバーは公開アドレス（HIROBA_URL）が設定されていないため、招待メールを送れません。リンクを作って直接渡してください。',
    noAddressForLink:
      'このサーバーには公開アドレス（HIROBA_URL）の設定がなく、リンクを送れません。サーバーの管理者に依頼してください。',
    resetWaits: '再設定はすでに申し込まれています。',
    resetOfSelf: 'ご自身の再設定は、別のオーナーに依頼してください。',
    resetOfOthers: 'この人の再設定は、この人が権限を持つすべてのサイトのオーナーか、サーバーの管理者だけが行えます。',
    tooEarly: 'この再設定はまだ使えません。申し込みから24時間後に使えるようになります。',
    keyIsOver: 'このAPIキーは使えません。取り消されたか、期限が切れているか、作った人がオーナーでなくなりました。',
    notForKeys: 'この操作はAPIキーではできません。管理画面で行ってください。',
    keyIsLimited: 'このAPIキーでは、個人情報やお金を扱う操作はできません。',
    tooManyKeys: 'APIキーはこれ以上作れません。使っていないキーを取り消してください。',
  },
  proofs: {
    setUp: 'この操作の前に、パスキーか確認コードのアプリを登録してください。',
    secondFactor: 'この操作の前に、パスキーか確認コードで本人確認をしてください。',
    stepUp: 'この操作の前に、もう一度本人確認をしてください。',
  },
  fields: {
    mailInvalid: 'メールアドレスの形が正しくありません。',
    mailTaken: 'このメールアドレスはすでに登録されています。ログインしてください。',
    mailIsOwn: '今と同じメールアドレスです。',
    passwordIsMail: 'メールアドレスと同じパスワードは使えません。',
    mailNotInvited: 'この招待は別のメールアドレス宛てです。',
    secretMissing: 'パスワードかパスキーのどちらかを登録してください。',
    mailMissing: 'メールで招待するには、メールアドレスが必要です。',
    boothsMissing: '出展者には、ブースを一つ以上選んでください。',
    nameMissing: 'APIキーには名前が必要です。',
  },
  /** What the passkey of a new operator is called. */
  passkeyName: '最初のパスキー',
  /** The organiser of the demo. */
  demoName: 'デモの主催者',
};
export default jpn;
export type OperatorTexts = typeof jpn;
