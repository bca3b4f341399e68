import type { EditorTexts } from './jpn.ts';

const chi: EditorTexts = {
  isSold: '该项目已有人购买或申请，无法删除。如需停止，请隐藏它或结束销售期间。',
  notPublic: '尚未发布，无法停止公开。',
  isHeldByPortal: '持有门户账号的人拥有此活动的门票。移出门户后他们将无法打开门票，因此不能移动。',
  mayNotStandAlone: '只有整个服务器的所有者才能让活动独立。',
  isKept: '仍有不能删除的原因。请重新加载页面后确认。',
  notPublicYet: '活动尚未发布。活动发布后即可发布展位。',
  organiserPublishes: '展位由主办方发布。您的更改已保存为草稿。',
  faults: '公开前有需要修改的地方，请在公开页面查看。',
  exportTooLarge: '此网站超过100 MB，无法用浏览器导出。请联系服务器管理员用命令导出。',
  noNumbers: '无法继续添加，编号已用完。',
  handout: {
    kind: '不支持此格式的文件，请选择PDF、ZIP、Word、Excel、PowerPoint、CSV或文本文件。',
    tooManyBytes: '文件过大，请选择不超过30 MB的文件。',
    empty: '文件没有内容。',
    otherInside: '文件内容与名称所示的格式不符。',
  },
  file: {
    missing: '请选择文件。',
    noArchive: '无法作为zip文件读取，请确认所选文件。',
    encrypted: '无法读取带密码的zip文件。',
    tooManyFiles: '文件数量过多（最多10,000个）。',
    tooManyBytes: '解压后超过500 MB。',
    noSite: 'zip文件中找不到site.yaml。',
    otherKind: '门户和活动不一致，请选择同类网站的文件。',
  },
};
export default chi;
