// Vietnamese, Chinese, Arabic, Indian and Turkish names as sites in Latin letters print them.
// Families that everybody there shares are real; who bears them here is chance.
import { composed, type Culture } from './name.ts';

const arabic = composed(
  'Hadd Mazr Qasim Sham Tahh Zub Kan Rash Darw Far Najd Sabb',
  'ani awi aydi ouki ouni uri',
);
const indian = composed(
  'Bhat Chandr Desh Gokh Hiran Jos Kulk Mahaj Nand Pand Ragh Srin Venk',
  'ale angar anathan avarty ekar ivasan kar pande wal',
);
const turkish = composed(
  'Ak Bal Boz Çam Dağ Demir Gök Kara Kılıç Öz Şim Taş Yıl',
  'ay çelik doğan kaya lıoğlu soy türk yürek ışık',
);

const [vietnameseFamilies, chineseFamilies] = [
  'Nguyễn Trần Lê Phạm Hoàng Phan Vũ Đặng Bùi Đỗ Hồ Ngô Dương Lý'.split(' '),
  'Wang Li Zhang Liu Chen Yang Huang Zhao Wu Zhou Xu Sun Zhu Guo Lin Luo Zheng Xie Song Tang'.split(' '),
];

/** Two-part given names, made once so that the list has an order. */
function chineseGiven(): string[] {
  const heads = 'Wei Xiao Zhi Jian Yu Hai Guo Ming Shu Hong'.split(' ');
  const tails = 'fang hua jun lan ling min ning peng qing yan'.split(' ');
  return heads.flatMap((head, index) =>
    [0, 3, 7].map((step) => `${head}${tails[(index + step) % tails.length]}`),
  );
}

export const VIETNAMESE: Culture = {
  given: {
    m: 'Anh Bình Cường Dũng Hải Khoa Long Nam Phong Quân Sơn Tuấn Việt Đức'.split(' '),
    f: 'Ánh Châu Dung Hà Hương Lan Linh Mai Ngân Oanh Thảo Trang Tuyết Yến'.split(' '),
  },
  familyFirst: true,
  middle: (dice, sex) =>
    dice.pick(sex === 'f' ? ['Thị', 'Thị Minh', 'Ngọc', 'Thanh'] : ['Văn', 'Minh', 'Quang', 'Hữu']),
  family: (dice) => ({ parts: [dice.pick(vietnameseFamilies)] }),
};

export const CHINESE: Culture = {
  given: { m: chineseGiven(), f: chineseGiven() },
  familyFirst: true,
  family: (dice) => ({ parts: [dice.pick(chineseFamilies)] }),
};

export const ARABIC: Culture = {
  given: {
    m: 'Ahmad Bashir Faisal Hassan Ibrahim Jamal Khalid Mahmoud Nabil Omar Rami Samir Tariq Walid Yusuf'.split(
      ' ',
    ),
    f: 'Amal Dina Fatima Ghada Hanan Iman Layla Maha Noor Rania Salma Wafa Yasmin Zaynab'.split(' '),
  },
  before: ['Dr.', 'Eng.'],
  family: (dice) =>
    dice.weighted([
      [{ particle: 'Al-', parts: [arabic(dice)] }, 45],
      [{ particle: dice.pick(['El', 'bin', 'Abu', 'Ben']), parts: [arabic(dice)] }, 20],
      [{ parts: [arabic(dice)] }, 35],
    ]),
};

export const INDIAN: Culture = {
  given: {
    m: 'Arjun Deepak Girish Harish Karthik Manoj Nikhil Prakash Rohan Sanjay Suresh Tarun Vikram Yash'.split(
      ' ',
    ),
    f: 'Ananya Bhavna Deepa Gayatri Indira Kavita Lakshmi Meera Neha Padma Radhika Shreya Usha Vidya'.split(
      ' ',
    ),
  },
  middle: (dice) => (dice.chance(0.14) ? `${dice.pick('KMNPRSV'.split(''))}.` : ''),
  after: ['MBA', 'FCA'],
  family: (dice) => ({ parts: [indian(dice)] }),
};

export const TURKISH: Culture = {
  given: {
    m: 'Ahmet Barış Çağlar Emre Gökhan Hakan İlker Kaan Mert Oğuz Rıza Serkan Şükrü Umut Yiğit'.split(' '),
    f: 'Aslı Ayşe Burcu Çiğdem Derya Elif Gülşen Işıl İpek Müge Özlem Pınar Şule Zeynep'.split(' '),
  },
  family: (dice) => ({ parts: [turkish(dice)] }),
};
