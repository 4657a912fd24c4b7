// Names written in Chinese characters alone, without a blank: one or two for the surname, one or two for the rest.

/** The surnames of some nine in ten people. */
const SURNAMES =
  '王李张刘陈杨黄赵周吴徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓曹彭曾肖田董袁潘于蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔向汤' +
  '温康施文牛樊葛邢安齐易乔伍庞颜倪庄聂章鲁岳翟殷詹申欧耿关兰焦俞左柳甘祝包宁尚符舒阮柯纪梅童凌毕单季裴霍涂成苗谷盛曲翁冉骆蓝路游辛靳管柴蒙鲍华喻祁蒲房滕屈饶解牟艾尤阳时穆农司卓古吉缪简车项连芦麦褚娄窦戚岑景党宫费卜冷晏席卫米柏宗瞿桂全佟应臧闵苟邬边卞姬师和仇栾隋商刁沙荣巫寇桑郎甄丛仲虞敖巩明佘池查麻苑迟邝' +
  '張劉陳楊黃趙吳孫馬鄭謝許韓馮鄧葉蘇盧鍾陸賈鄒閻龍陶賀顧龔錢嚴戴湯溫齊喬龐顏莊聶葛';
const SURNAME: ReadonlySet<string> = new Set(SURNAMES);
const TWO_CHARACTER_SURNAMES: ReadonlySet<string> = new Set(
  '欧阳 司马 上官 诸葛 司徒 东方 皇甫 尉迟 公孙 慕容 令狐 夏侯 端木 南宫 歐陽 諸葛 司馬'.split(' '),
);
/** Words of menus and headings that begin like a surname. */
const WORDS: ReadonlySet<string> = new Set(
  `关于 关于我 关闭 高管 高层 高级 高效 方案 方法 金融 安全 安装 时间 时尚 文化 文章 文档 文件 文献 温馨 成功 成立 成员 成就 成果 全部 全球 全国 全文
  全新 和谐 连接 连锁 联系 应用 应聘 商城 商务 商业 商品 明星 明细 解决 解读 管理 管理层 管理者 单位 单品 项目 项目部 项目组 景区 简介 简历 简体 时讯 时事
  万家 万能 万物 白皮书 石油 金属 金牌 黄金 江苏 江西 云南 河南 安徽 广东 贺信 向导 向上 游戏 游客 车间 车辆 麦克风 古典 卫生 卫星 荣誉 荣誉榜 路线 路演 华东
  华南 华北 华中 包装 包含 康复 农业 农产品 章程 武汉 马上 马来西 程序 程序员 易购 毕业 毕业生 章节 施工 施工图 师资 师资队 费用 宗旨 边框 迟到 查看 查询
  查找 米兰 党建 党委 党群 党支部 应急 应届生 成都 成本 冷链 商标 商会 通知`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

const HAN = /^\p{Script=Han}{2,4}$/u;

/** Whether the text is a name in characters: "顾明远", "欧阳修文"; a heading such as "关于" is none. */
export function isHanName(text: string): boolean {
  if (!HAN.test(text) || WORDS.has(text)) return false;
  const given = Array.from(text).length - surnameLength(text);
  return surnameLength(text) > 0 && (given === 1 || given === 2);
}

/** Surname and given name; null where the text is no name in characters. */
export function splitHanName(text: string): { family: string; given: string } | null {
  if (!isHanName(text)) return null;
  const characters = Array.from(text);
  const length = surnameLength(text);
  return { family: characters.slice(0, length).join(''), given: characters.slice(length).join('') };
}

function surnameLength(text: string): number {
  const [first = '', second = ''] = text;
  if (TWO_CHARACTER_SURNAMES.has(first + second)) return 2;
  return SURNAME.has(first) ? 1 : 0;
}
