import type { FileTexts } from './jpn.ts';

const texts: FileTexts = {
  title: '文件',
  lead: '可以把整个网站连同图片导出为一个zip文件，或导入这样的文件。',
  nav: '导出与导入',
  exportTitle: '导出',
  exportText: '文件包含草稿的设置、页面、图片、访问密码和受邀者名单。可以作为备份，或把网站搬到另一台服务器。',
  exportButton: '保存zip文件',
  exported: '已保存。文件中含有访问密码，请妥善保管。',
  importTitle: '导入',
  importText:
    '读取导出的zip文件，或压缩成zip的网站文件夹。当前草稿会被替换，但随时可以从“发布记录”恢复。已公开的页面、受邀者和外部登录的连接不会改变。',
  choose: '选择zip文件',
  drop: '也可以拖放到这里（最大100 MB）',
  tooLarge: '此zip文件超过100 MB，无法通过浏览器导入。请联系服务器管理员导入。',
  chosen: (name) => `已选择：${name}`,
  importButton: '替换草稿',
  makeButton: '生成草稿',
  busy: '正在读取文件。图片较多时可能需要几分钟。',
  imported: '已导入到草稿。请确认内容后再发布。',
  confirmTitle: '用文件的内容替换草稿吗？',
  confirmText: '当前草稿会保留在“发布记录”中，随时可以恢复。',
  problems: (count) => `文件中有${count}处需要修改，没有任何改动。`,
  line: (file, line) => `${file} 第${line}行`,
  expected: '应为',
  found: '实际为',
  more: (count) => `还有${count}处`,
  newTitle: '从文件开始',
  newText: '用导出的网站文件创建新网站。',
  newLead: '用导出的zip文件创建新的草稿。会分配新的编号，并去掉独立域名。',
  back: '回到全部模板',
};

export default texts;
