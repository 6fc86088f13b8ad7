import type { Both } from '../words.ts'

const pairs = (list: string): readonly Both[] =>
  list
    .trim()
    .split('\n')
    .flatMap((line) => line.split(';'))
    .map((pair) => {
      const [en = '', ne = ''] = pair.split('=').map((word) => word.trim())
      return { en, ne }
    })

/** What a generated book may be about, in both languages. */
export const THINGS = pairs(`
  Bridge=पुल; River=नदी; Window=झ्याल; Lamp=बत्ती; Road=बाटो; Kettle=किट्ली; Goat=बाख्रो; Letter=चिठी; Mountain=पहाड
  Rain=वर्षा; Field=खेत; Door=ढोका; Bell=घण्टी; Song=गीत; Market=बजार; Courtyard=चोक; Roof=छाना; Thread=धागो
  Mill=घट्ट; Spring=मूल; Forest=वन; Shadow=छायाँ; Bus=बस; Radio=रेडियो; Ladder=भर्‍याङ; Garden=बगैँचा; Well=इनार
  Boat=डुङ्गा; Mirror=ऐना; Clock=घडी; Umbrella=छाता; Fire=आगो; Salt=नुन; Stone=ढुङ्गा; Cloud=बादल; Map=नक्सा
  Drum=मादल; Key=साँचो; Feather=प्वाँख; Winter=हिउँद; Morning=बिहान; Neighbour=छिमेकी; Tailor=सुचिकार
  Postman=हुलाकी; Teacher=शिक्षक; Weaver=तान बुन्ने; Ferry=घाट; Orchard=फलबारी; Valley=उपत्यका; Ledger=बहीखाता
  Peacock=मयूर; Sparrow=भँगेरो; Elephant=हात्ती; Moon=जून; Star=तारा; Fog=कुहिरो; Snow=हिउँ; Brick=इँटा; Mango=आँप; Tea=चिया
`)

export const KINDS = pairs(`
  Blue=निलो; Quiet=शान्त; Borrowed=सापटीको; Lost=हराएको; Last=अन्तिम; First=पहिलो; Broken=फुटेको; Golden=सुनौलो
  Old=पुरानो; New=नयाँ; Hidden=लुकेको; Slow=ढिलो; Bitter=तीतो; Sweet=मीठो; Long=लामो; Empty=खाली; White=सेतो
  Black=कालो; Red=रातो; Green=हरियो; Distant=टाढाको; Forgotten=बिर्सिएको; Second=दोस्रो; Third=तेस्रो; Warm=न्यानो
  Cold=चिसो; Small=सानो; Tall=अग्लो; Silver=चाँदीको; Wooden=काठको; Paper=कागजको; Secret=गोप्य; Honest=इमानदार
  Restless=चञ्चल; Patient=धैर्यवान; Narrow=साँघुरो; Open=खुला; Sleeping=निदाएको; Singing=गाउने; Folded=पट्याएको
`)

export const PLACES = pairs(`
  Dharan=धरान; Ilam=इलाम; Patan=पाटन; Bhaktapur=भक्तपुर; Pokhara=पोखरा; Jumla=जुम्ला; Palpa=पाल्पा; Janakpur=जनकपुर
  Birgunj=वीरगन्ज; Dolpa=डोल्पा; Mustang=मुस्ताङ; Gorkha=गोरखा; Butwal=बुटवल; Kirtipur=कीर्तिपुर; Tansen=तानसेन
  Dhankuta=धनकुटा; Bandipur=बन्दीपुर; Lamjung=लमजुङ; Rasuwa=रसुवा; Surkhet=सुर्खेत; Bardiya=बर्दिया; Doti=डोटी
  Bajhang=बझाङ; Taplejung=ताप्लेजुङ; Panchthar=पाँचथर; Okhaldhunga=ओखलढुङ्गा; Ramechhap=रामेछाप; Dolakha=दोलखा
  Baglung=बागलुङ; Manang=मनाङ; Humla=हुम्ला; Kalikot=कालिकोट; Achham=अछाम; Rolpa=रोल्पा; Rukum=रुकुम; Salyan=सल्यान
`)

export const FIRST_NAMES = pairs(`
  Asmita=अस्मिता; Bishwo=विश्व; Chandra=चन्द्र; Devaki=देवकी; Ganesh=गणेश; Hema=हेमा; Indra=इन्द्र; Jamuna=जमुना
  Kamal=कमल; Laxman=लक्ष्मण; Manju=मन्जु; Nirmal=निर्मल; Parbati=पार्वती; Rabin=रविन; Sabina=सविना; Tulasi=तुलसी
  Uma=उमा; Yogendra=योगेन्द्र; Bhima=भीमा; Dorje=दोर्जे
`)

export const FAMILY_NAMES = pairs(`
  Aryabandhu=आर्यबन्धु; Bajrapani=बज्रपाणि; Chhetribas=क्षेत्रीबास; Dhungel=ढुङ्गेल; Gahatraj=गहतराज; Hamalthok=हमालठोक
  Khadgidal=खड्गीदल; Lekhanath=लेखनाथ; Mukarung=मुकारुङ; Nagarkoti=नगरकोटी; Pangeli=पङ्गेली; Rimalkot=रिमालकोट
`)

export const SHELVES = pairs(`
  Stacks=थुप्रो; Long novels=लामा उपन्यास; Short novels=छोटा उपन्यास; Road stories=बाटाका कथा; Village histories=गाउँका इतिहास
  Town poems=सहरका कविता; Letters and diaries=चिठी र डायरी; Weather=मौसम; Crafts=सीप; Travels=यात्रा; Lives=जीवनी; Plays=नाटक
`)

export const PRESSES = pairs(`
  Upper Lane Press=माथिल्लो गल्ली प्रकाशन; Ferry Books=घाट पुस्तक; Slate House=स्लेट गृह; Salt and Paper=नुन र कागज
  Two Rivers=दुई नदी; Terrace Editions=गह्रा प्रकाशन
`)
