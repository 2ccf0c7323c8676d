<?php

declare(strict_types=1);

// A few endpoints of the *.php API on an ordinary PHP server, for `php -S 127.0.0.1:PORT api.php`.

const TOKEN = 'php-token-of-forty-characters-0123456789';

function respond(array $response, int $status = 200): never
{
    http_response_code($status);
    header('Content-Type: application/json; charset=utf-8');
    echo json_encode($response, JSON_UNESCAPED_UNICODE | JSON_THROW_ON_ERROR);
    exit;
}

function body(): array
{
    return json_decode(file_get_contents('php://input') ?: '{}', true, 64, JSON_THROW_ON_ERROR);
}

function listProducts(): never
{
    $isEnglish = str_starts_with($_SERVER['HTTP_ACCEPT_LANGUAGE'] ?? '', 'en');
    respond([
        'success' => true,
        'data' => [['id' => 1, 'name' => $isEnglish ? 'Aegean sunglasses' : 'Γυαλιά ηλίου Αιγαίο', 'price' => '129.90']],
        'meta' => ['page' => (int) ($_GET['page'] ?? 1), 'limit' => 12, 'total' => 1],
        // Differs each time, so that a test recognises a cached response.
        'nonce' => bin2hex(random_bytes(8)),
    ]);
}

function logIn(): never
{
    ['email' => $email, 'password' => $password] = body() + ['email' => '', 'password' => ''];
    if ($password !== 'right') {
        respond(['success' => false, 'message' => 'Λάθος στοιχεία σύνδεσης'], 401);
    }
    session_start();
    $_SESSION['email'] = $email;
    respond(['success' => true, 'token' => TOKEN, 'user' => ['email' => $email]]);
}

function showSession(): never
{
    session_start();
    respond(['success' => true, 'user' => ['email' => $_SESSION['email'] ?? null]]);
}

function logOut(): never
{
    session_start();
    session_destroy();
    setcookie(session_name(), '', 1, '/');
    respond(['success' => true]);
}

function showProfile(): never
{
    if (($_SERVER['HTTP_AUTHORIZATION'] ?? '') !== 'Bearer ' . TOKEN) {
        respond(['success' => false, 'message' => 'Δεν έχετε συνδεθεί'], 401);
    }
    session_start();
    respond(['success' => true, 'email' => $_SESSION['email'] ?? null, 'cookies' => array_keys($_COOKIE)]);
}

function receiveUpload(): never
{
    $file = $_FILES['file'] ?? null;
    if (!$file || $file['error'] !== UPLOAD_ERR_OK) {
        respond(['success' => false, 'message' => 'Δεν ήρθε αρχείο'], 422);
    }
    respond([
        'success' => true,
        'filename' => $file['name'],
        'size' => $file['size'],
        'sha256' => hash_file('sha256', $file['tmp_name']),
        'alt' => $_POST['alt'] ?? null,
    ]);
}

$endpoint = $_SERVER['REQUEST_METHOD'] . ' ' . basename((string) parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH));
$action = $_GET['action'] ?? '';

match (true) {
    $endpoint === 'GET products.php' => listProducts(),
    $endpoint === 'POST products.php' => respond(['success' => true, 'received' => body()], 201),
    $endpoint === 'POST login.php' => $action === 'logout' ? logOut() : logIn(),
    $endpoint === 'GET login.php' => showSession(),
    $endpoint === 'GET profile.php' => showProfile(),
    $endpoint === 'POST media.php' => receiveUpload(),
    $endpoint === 'GET system-info.php' => respond(['success' => true, 'headers' => getallheaders()]),
    // A careless script: the warning is printed before the JSON, with status 200.
    $endpoint === 'GET posts.php' => respond(['success' => true, 'data' => $undefined ?? $alsoUndefined]),
    $endpoint === 'GET statistics.php' => sleep(5) ?: respond(['success' => true]),
    default => respond(['success' => false, 'message' => 'Δεν βρέθηκε'], 404),
};
