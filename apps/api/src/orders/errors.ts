import { ApiError, businessRefusal } from '../errors/api-error.ts'
import type { Language } from '../http/language.ts'

/** Messages for visitors about orders. */
export const MESSAGES = {
  en: {
    notYours: 'You do not have permission to perform this action.',
    closed: 'This order is closed already.',
    sent: 'The parcel is on its way already. Write to us to send it back.',
    packed: 'It is packed already. Write to us if you do not want it any more.',
    used: 'What can be read, heard or watched at once cannot be given back here. Write to us if something is wrong with it.',
    too_late: 'These tickets could be given back until the time that the organizer has set, and it is over.',
    ticket_used: 'One of these tickets belongs to somebody else by now, or has been used. Write to us.',
    by_organizer: 'Whether these tickets can be given back is for the organizer to say. Write to us.',
    moved: 'This order has moved on meanwhile. Look at it again.',
    wrongMove: (from: string, to: string) => `An order that is ${from} cannot become ${to}.`,
    notSettled: 'This order is neither paid nor confirmed.',
    nothingToCollect: 'No cash is waited for here.',
    nothingToSend: 'Nothing of this order is sent.',
    mustReturn: 'The parcel is on its way or delivered: it must come back before the order is cancelled.',
    notPaid: 'Nothing has been paid that could be given back.',
    tooMuch: (most: string) => `At most ${most} can be given back.`,
    unknownLine: 'There is no such line in this order.',
    tooMany: 'So many of it are not left in this order.',
    amount: 'Enter an amount such as 1170.00.',
    whatBack: 'Say how much is given back, or which lines.',
    noReceipt: 'There is a receipt once the order is paid or confirmed.',
    notProven: 'This is not what the order was placed with.',
    emailOrPhone: 'Enter the e-mail address or the phone number of the order.',
    prove: 'This order is older than two days. Say which e-mail address or phone number it was placed with.',
    sent_link:
      'If there is such an order, a link to it goes to the e-mail address it was placed with. We cannot send text messages: an order without an e-mail address cannot be found this way.',
  },
  ne: {
    notYours: 'तपाईंलाई यो गर्ने अनुमति छैन।',
    closed: 'यो अर्डर बन्द भइसक्यो।',
    sent: 'सामान बाटोमा लागिसक्यो। फिर्ता पठाउन हामीलाई लेख्नुहोस्।',
    packed: 'सामान प्याक भइसक्यो। नचाहिए हामीलाई लेख्नुहोस्।',
    used: 'तुरुन्तै पढ्न, सुन्न वा हेर्न मिल्ने सामान यहाँबाट फिर्ता हुँदैन। केही बिग्रेको भए हामीलाई लेख्नुहोस्।',
    too_late: 'आयोजकले तोकेको समयसम्म मात्र टिकट फिर्ता हुन्थ्यो, त्यो समय सकियो।',
    ticket_used: 'यीमध्ये कुनै टिकट अरूको भइसक्यो वा प्रयोग भइसक्यो। हामीलाई लेख्नुहोस्।',
    by_organizer: 'यो टिकट फिर्ता हुने कि नहुने आयोजकले भन्छन्। हामीलाई लेख्नुहोस्।',
    moved: 'यो अर्डर यसैबीच अघि बढ्यो। फेरि हेर्नुहोस्।',
    wrongMove: (from: string, to: string) => `${from} अवस्थाको अर्डर ${to} हुन सक्दैन।`,
    notSettled: 'यो अर्डरको न भुक्तानी भएको छ न पक्का भएको छ।',
    nothingToCollect: 'यहाँ नगद उठाउन बाँकी छैन।',
    nothingToSend: 'यो अर्डरमा पठाउनुपर्ने केही छैन।',
    mustReturn: 'सामान बाटोमा छ वा पुगिसक्यो: रद्द गर्नुअघि त्यो फर्कनुपर्छ।',
    notPaid: 'फिर्ता गर्न मिल्ने कुनै भुक्तानी भएको छैन।',
    tooMuch: (most: string) => `बढीमा ${most} फिर्ता हुन सक्छ।`,
    unknownLine: 'यो अर्डरमा त्यस्तो सामान छैन।',
    tooMany: 'यो अर्डरमा त्यति बाँकी छैन।',
    amount: 'रकम 1170.00 जसरी लेख्नुहोस्।',
    whatBack: 'कति रकम वा कुन सामान फिर्ता हुने हो भन्नुहोस्।',
    noReceipt: 'भुक्तानी भएपछि वा पक्का भएपछि मात्र रसिद हुन्छ।',
    notProven: 'यो अर्डर यसबाट गरिएको होइन।',
    emailOrPhone: 'अर्डर गर्दाको इमेल ठेगाना वा फोन नम्बर लेख्नुहोस्।',
    prove: 'यो अर्डर दुई दिनभन्दा पुरानो हो। कुन इमेल वा फोन नम्बरबाट अर्डर गर्नुभएको थियो भन्नुहोस्।',
    sent_link: 'त्यस्तो अर्डर छ भने अर्डर गर्दाको इमेल ठेगानामा लिङ्क जान्छ। हामी एसएमएस पठाउन सक्दैनौँ: इमेल नभएको अर्डर यसरी भेटिँदैन।',
  },
}

export const notYours = (language: Language) =>
  new ApiError(403, { detail: MESSAGES[language].notYours, code: 'permission_denied' })

/** The state of the order does not allow this. */
export const wrongState = (detail: string, code = 'wrong_state') => new ApiError(409, { detail, code })

/** The hash alone is no longer enough; the contact must be verified. */
export const notProven = (language: Language) =>
  new ApiError(403, { detail: MESSAGES[language].prove, code: 'proof_required' })

export const refused = (message: string, code: string) => businessRefusal(message, code)
