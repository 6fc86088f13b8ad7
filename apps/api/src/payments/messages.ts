/** What a visitor reads when a payment cannot go on. */
export const MESSAGES = {
  en: {
    alreadyPaid: 'This order does not wait for a payment.',
    expired: 'The time to pay for this order is over. Place it again.',
    away: 'The payment service does not answer just now. Try again in a moment, or pay in another way.',
    refused: 'The payment service does not take this payment. Pay in another way.',
    starting: 'The payment is being prepared. Try again in a moment.',
    method: 'This order cannot be paid like this.',
  },
  ne: {
    alreadyPaid: 'यो अर्डरको पैसा तिर्न बाँकी छैन।',
    expired: 'यो अर्डरको पैसा तिर्ने समय सकियो। फेरि अर्डर गर्नुहोस्।',
    away: 'भुक्तानी सेवाले अहिले जवाफ दिएन। एक छिनमा फेरि प्रयास गर्नुहोस्, वा अर्को तरिकाले तिर्नुहोस्।',
    refused: 'भुक्तानी सेवाले यो भुक्तानी लिएन। अर्को तरिकाले तिर्नुहोस्।',
    starting: 'भुक्तानी तयार हुँदैछ। एक छिनमा फेरि प्रयास गर्नुहोस्।',
    method: 'यो अर्डरको पैसा यसरी तिर्न मिल्दैन।',
  },
}
