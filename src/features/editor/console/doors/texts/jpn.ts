/** Who can enter a site. */
const texts = {
  title: '入場できる人',
  lead: '公開したあと、サイトに入れる人を決めます。',
  passcode: 'パスコード',
  passcodeText: '6桁の数字を知っている人だけが入れるようにします。',
  make: 'パスコードを作る',
  renew: '別のパスコードにする',
  clear: 'パスコードをやめる',
  changed: '次に公開したときから変わります。すでに入っている人も、新しいパスコードを入力します。',
  cleared: '次に公開したときから、パスコードは要りません。',
  doors: 'ログインと招待',
  members: '会員だけが入れるようにする',
  membersHint: 'サイトを開いた人に、まずログインの画面を出します。',
  invited: '招待した会員だけが入れるようにする',
  invitedHint: '招待したメールアドレスの会員だけが入れます。',
  guests: '招待する人を決める',
  more: '内容ごとの制限などは「すべての設定」にあります。',
  toAll: 'すべての設定',
  who: {
    everybody: 'だれでも入れます。',
    members: 'ログインした会員だけが入れます。',
    invited: '招待を受けた会員だけが入れます。',
  },
  withCode: {
    everybody: 'パスコードを知っている人だけが入れます。',
    members: 'ログインした会員のうち、パスコードを知っている人だけが入れます。',
    invited: '招待された会員のうち、パスコードを知っている人だけが入れます。',
  },
};
export type DoorTexts = typeof texts;
export default texts;
