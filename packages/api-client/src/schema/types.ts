import type { operations } from './openapi.ts'

type OperationId = keyof operations
type Success = 200 | 201 | 202 | 204
type Parameters<Id extends OperationId> = operations[Id]['parameters']
type Responses<Id extends OperationId> = operations[Id]['responses']
type JsonOf<Message> = Message extends { content: { 'application/json': infer Json } } ? NotEmpty<Json> : undefined
type NotEmpty<Json> = Json extends '' ? undefined : Json

/** What an operation answers; nothing where it answers without a body. */
export type AnswerOf<Id extends OperationId> = JsonOf<Responses<Id>[keyof Responses<Id> & Success]>

/** The body that an operation is sent. */
export type BodyOf<Id extends OperationId> = JsonOf<NonNullable<operations[Id]['requestBody']>>

/** The query of an operation, as a caller may write it. */
export type QueryOf<Id extends OperationId> = Fields<NonNullable<Parameters<Id>['query']>>

/** What an operation without path, query or body is given. */
export type NoArguments = Record<string, never>

/** All that an operation is given: the parts of its path, its query, the fields of its body, and a key where it takes one. */
export type ArgsOf<Id extends OperationId> = Merged<
  Fields<NonNullable<Parameters<Id>['path']>> &
    QueryOf<Id> &
    BodyFields<BodyOf<Id>> &
    KeyField<NonNullable<Parameters<Id>['header']>>
>

// The document knows a parameter as the text that is sent; a number and a yes or no are sent as such a text too.
type Written<Value> = Value | (string extends Value ? number : 'true' extends Value ? boolean : never)

// `never` is what the document has where there is nothing; it would make `never` of all that it is joined with.
type Fields<Given> = [Given] extends [never] ? unknown : { [Name in keyof Given]: Written<Given[Name]> }
type BodyFields<Body> = string extends keyof Body ? unknown : Body
type KeyField<Header> = [Header] extends [never]
  ? unknown
  : 'idempotency-key' extends keyof Header
    ? { idempotencyKey?: string }
    : unknown
type Merged<Given> = keyof Given extends never ? NoArguments : { [Name in keyof Given]: Given[Name] }
