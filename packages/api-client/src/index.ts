export { addUserAddress } from './account/add-user-address.ts'
export { beginSocialLogin } from './account/begin-social-login.ts'
export { changeMe } from './account/change-me.ts'
export { changeUserAddress } from './account/change-user-address.ts'
export { completeSocialLogin } from './account/complete-social-login.ts'
export { deleteLogin } from './account/delete-login.ts'
export { deleteMe } from './account/delete-me.ts'
export { deleteUserAddress } from './account/delete-user-address.ts'
export { endLoginSession } from './account/end-login-session.ts'
export { endLoginSessions } from './account/end-login-sessions.ts'
export { exportMe } from './account/export-me.ts'
export { getLogin } from './account/get-login.ts'
export { getMagicLink } from './account/get-magic-link.ts'
export { getMe } from './account/get-me.ts'
export { getUserAddress } from './account/get-user-address.ts'
export { listLoginSessions } from './account/list-login-sessions.ts'
export { listSocialProviders } from './account/list-social-providers.ts'
export { listUserAddresses } from './account/list-user-addresses.ts'
export { logOut } from './account/log-out.ts'
export { redeemMagicCode } from './account/redeem-magic-code.ts'
export { redeemMagicLink } from './account/redeem-magic-link.ts'
export { replaceUserAddress } from './account/replace-user-address.ts'
export { requestMagicLink } from './account/request-magic-link.ts'
export { getArticle } from './articles/get-article.ts'
export { listArticles } from './articles/list-articles.ts'
export { getArtist } from './artists/get-artist.ts'
export { listArtists } from './artists/list-artists.ts'
export { addProduct } from './basket/add-product.ts'
export { addVoucher } from './basket/add-voucher.ts'
export { changeBasket } from './basket/change-basket.ts'
export { changeBasketLine } from './basket/change-basket-line.ts'
export { getBasket } from './basket/get-basket.ts'
export { getBasketById } from './basket/get-basket-by-id.ts'
export { listBasketLines } from './basket/list-basket-lines.ts'
export { listShippingMethods } from './basket/list-shipping-methods.ts'
export { listShippingMethodsForAddress } from './basket/list-shipping-methods-for-address.ts'
export { quoteBasket } from './basket/quote-basket.ts'
export { removeBasketLine } from './basket/remove-basket-line.ts'
export { removeVoucher } from './basket/remove-voucher.ts'
export { getBooklist } from './booklists/get-booklist.ts'
export { listBooklists } from './booklists/list-booklists.ts'
export { getAuthor } from './catalogue/get-author.ts'
export { getAvailability } from './catalogue/get-availability.ts'
export { getCategory } from './catalogue/get-category.ts'
export { getPrice } from './catalogue/get-price.ts'
export { getProduct } from './catalogue/get-product.ts'
export { getPublisher } from './catalogue/get-publisher.ts'
export { listAuthors } from './catalogue/list-authors.ts'
export { listCategories } from './catalogue/list-categories.ts'
export { listProducts } from './catalogue/list-products.ts'
export { listPublishers } from './catalogue/list-publishers.ts'
export { checkOut } from './checkout/check-out.ts'
export { sendContactMessage } from './contact/send-contact-message.ts'
export { getCountry } from './countries/get-country.ts'
export { listCountries } from './countries/list-countries.ts'
export { ApiError, ERROR_TOAST_MILLISECONDS } from './errors/api-error.ts'
export { CallAborted } from './errors/call-aborted.ts'
export { ERROR_TEXTS, type ErrorConsequence, type ErrorText } from './errors/error-catalogue.ts'
export { type FatalNotFound, isFatalNotFound } from './errors/is-fatal-not-found.ts'
export { messageFromBody } from './errors/message-from-body.ts'
export { getEvent } from './events/get-event.ts'
export { listEvents } from './events/list-events.ts'
export type { CookieJar } from './http/cookie-jar.ts'
export {
  type CallOptions,
  type CallRequest,
  type Client,
  type ClientOptions,
  createClient,
  type Language,
} from './http/create-client.ts'
export { newId } from './http/new-id.ts'
export { getInterview } from './interviews/get-interview.ts'
export { listInterviews } from './interviews/list-interviews.ts'
export { borrowItem } from './library/borrow-item.ts'
export { claimGift } from './library/claim-gift.ts'
export { getGift } from './library/get-gift.ts'
export { getLibraryItem } from './library/get-library-item.ts'
export { getReadingPosition } from './library/get-reading-position.ts'
export { listLibrary } from './library/list-library.ts'
export { openLibraryItem } from './library/open-library-item.ts'
export { openOrderItem } from './library/open-order-item.ts'
export { saveReadingPosition } from './library/save-reading-position.ts'
export { chooseChatName } from './live/choose-chat-name.ts'
export { getChat } from './live/get-chat.ts'
export { getChatModeration } from './live/get-chat-moderation.ts'
export { getLive } from './live/get-live.ts'
export { keepWatching } from './live/keep-watching.ts'
export { moderateChat } from './live/moderate-chat.ts'
export { postChatMessage } from './live/post-chat-message.ts'
export { redeemLiveHash } from './live/redeem-live-hash.ts'
export { reportChatMessage } from './live/report-chat-message.ts'
export { setSlowMode } from './live/set-slow-mode.ts'
export { startWatching } from './live/start-watching.ts'
export { stopWatching } from './live/stop-watching.ts'
export { getNewsItem } from './news/get-news-item.ts'
export { listNews } from './news/list-news.ts'
export { confirmSubscription } from './newsletter/confirm-subscription.ts'
export { getSubscription } from './newsletter/get-subscription.ts'
export { subscribe } from './newsletter/subscribe.ts'
export { unsubscribe } from './newsletter/unsubscribe.ts'
export { cancelOrder } from './orders/cancel-order.ts'
export { cancelOrderByHash } from './orders/cancel-order-by-hash.ts'
export { getOrder } from './orders/get-order.ts'
export { getOrderByHash } from './orders/get-order-by-hash.ts'
export { getOrderLine } from './orders/get-order-line.ts'
export { getReceipt } from './orders/get-receipt.ts'
export { getReceiptByHash } from './orders/get-receipt-by-hash.ts'
export { listOrderLines } from './orders/list-order-lines.ts'
export { listOrders } from './orders/list-orders.ts'
export { trackOrder } from './orders/track-order.ts'
export { verifyOrder } from './orders/verify-order.ts'
export { getPage } from './pages/get-page.ts'
export { listPages } from './pages/list-pages.ts'
export { getPayment } from './payments/get-payment.ts'
export { initiatePayment } from './payments/initiate-payment.ts'
export { refreshPayment } from './payments/refresh-payment.ts'
export { getRecord } from './records/get-record.ts'
export { listRecords } from './records/list-records.ts'
export type {
  AddProduct,
  AddressInput,
  Article,
  ArticleDetail,
  Artist,
  ArtistDetail,
  Author,
  AuthorDetail,
  Availability,
  Basket,
  BasketLine,
  Booklist,
  BooklistDetail,
  Category,
  CategoryDetail,
  Chat,
  ChatChanges,
  ChatMessage,
  ChatModeration,
  CheckIn,
  CheckInList,
  CheckOut,
  CheckoutRefusal,
  ContactMessage,
  ContentCard,
  Country,
  Credit,
  ErrorBody,
  EventCard,
  EventDate,
  EventDetail,
  Facet,
  Gift,
  GiftInput,
  Interview,
  InterviewDetail,
  LibraryAccess,
  LibraryItem,
  LibraryItemDetail,
  Live,
  LiveHeartbeat,
  LiveSession,
  Locator,
  Login,
  LoginSession,
  MagicLink,
  ModeratedMessage,
  NewsItem,
  NewsItemDetail,
  Order,
  OrderLine,
  Page,
  PageCard,
  PageDetail,
  Payment,
  PaymentChoice,
  PersonalData,
  Picture,
  Price,
  Product,
  ProductCard,
  ProductList,
  ProductQuery,
  Publisher,
  PublisherDetail,
  Quote,
  ReadingPosition,
  ReadingPositionFork,
  ReadingPositionInput,
  Receipt,
  ReceivedGift,
  RecordCard,
  RecordDetail,
  SearchAnswer,
  SearchResult,
  SearchSuggestion,
  Session,
  SessionDetail,
  ShippingAddress,
  ShippingMethod,
  SocialProvider,
  Subscription,
  Suggestions,
  Ticket,
  TicketOffer,
  TicketTransfer,
  TicketType,
  Track,
  User,
  UserAddress,
  UserAddressInput,
  Venue,
  Volume,
  VolumeDetail,
  WaitingListEntry,
} from './schema/entities.ts'
export type { AnswerOf, ArgsOf, NoArguments } from './schema/types.ts'
export { search } from './search/search.ts'
export { suggest } from './search/suggest.ts'
export { getSession } from './sessions/get-session.ts'
export { listSessions } from './sessions/list-sessions.ts'
export { acceptTicketTransfer } from './tickets/accept-ticket-transfer.ts'
export { cancelTicketTransfer } from './tickets/cancel-ticket-transfer.ts'
export { checkIn } from './tickets/check-in.ts'
export { checkInMany } from './tickets/check-in-many.ts'
export { getCheckInList } from './tickets/get-check-in-list.ts'
export { getTicket } from './tickets/get-ticket.ts'
export { getTicketKey } from './tickets/get-ticket-key.ts'
export { getTicketOffer } from './tickets/get-ticket-offer.ts'
export { getTicketTransfer } from './tickets/get-ticket-transfer.ts'
export { getWaitingListEntry } from './tickets/get-waiting-list-entry.ts'
export { joinWaitingList } from './tickets/join-waiting-list.ts'
export { leaveWaitingList } from './tickets/leave-waiting-list.ts'
export { listOrderTickets } from './tickets/list-order-tickets.ts'
export { listOrderTicketsByHash } from './tickets/list-order-tickets-by-hash.ts'
export { listTickets } from './tickets/list-tickets.ts'
export { nameTicketHolder } from './tickets/name-ticket-holder.ts'
export { putOfferIntoBasket } from './tickets/put-offer-into-basket.ts'
export { reissueTicket } from './tickets/reissue-ticket.ts'
export { transferTicket } from './tickets/transfer-ticket.ts'
export { undoCheckIn } from './tickets/undo-check-in.ts'
export { getVolume } from './volumes/get-volume.ts'
export { listVolumes } from './volumes/list-volumes.ts'
